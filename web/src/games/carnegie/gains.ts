// What a row of the timeline would bring one player, in words.

import { text } from '../../words/words.svelte';
import type { GainView } from '../../wire/carnegie';
import { amountWords, type What } from './incomes';

/** The event first, then the departments; empty if it brings nothing. */
export function gainWords(gain: GainView): string[] {
  const some = (what: What, amount: number) => (amount ? [amountWords({ what, amount })] : []);
  const counted = (key: string, count: number) =>
    count ? [text(`web-carnegie-${key}`, { count })] : [];
  return [
    ...some('money', gain.money),
    ...some('goods', gain.goods),
    ...some('vp', gain.vp),
    ...some('study', gain.points),
    ...some('staff', gain.staff),
    ...counted('staff-or-money', gain.staff_or_money),
    ...counted('goods-or-money', gain.goods_or_money),
    ...(gain.donation ? [text('web-carnegie-may-give', { price: gain.price ?? 0 })] : []),
    ...counted('uses', gain.uses),
    ...counted('steps', gain.steps),
    ...counted('department-points', gain.department_points),
  ];
}
