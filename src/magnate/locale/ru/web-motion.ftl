# Просмотр ходов на поле.

web-motion-watch = Ходы один за другим
web-motion-left = { $count ->
    [0] последний ход
    [one] ещё { $count } ход
    [few] ещё { $count } хода
   *[other] ещё { $count } ходов
}
web-motion-play = Дальше
web-motion-pause = Пауза
web-motion-step = Следующий ход
web-motion-skip = Пропустить
web-motion-missed = { $count ->
    [one] Пока вас не было, сделан { $count } ход.
    [few] Пока вас не было, сделано { $count } хода.
   *[other] Пока вас не было, сделано { $count } ходов.
}
web-motion-show = Показать
web-motion-again = Что было после моего последнего хода
