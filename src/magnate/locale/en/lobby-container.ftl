# Container: what is said of it before its table is laid.

container-name = Container
    .about = Make containers, set prices, ship them, and bid on the island.

container-option-investment-bank = Investment Bank
    .about = Three brokers sell containers for money and money for containers.
container-option-open-money = Open money
    .about = Everyone may see how much money each company holds.
container-option-rebuy-in-port = Buying again in harbour
    .about = As in the 2007 edition, an action buys again in the harbour where the ship lies.
container-option-skip-auctioned-space = Skipping the auctioned space
    .about = As in the 2026 edition, interest and rejected bids pass over a broker’s space that is under auction.
