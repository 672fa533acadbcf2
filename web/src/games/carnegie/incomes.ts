// How the printed facts write an income: `$2`, `1 goods`, `goods|$3`, `3 study points`.

import { text } from '../../words/words.svelte';

export type What = 'money' | 'goods' | 'vp' | 'study' | 'staff';
export interface Part {
  what: What;
  amount: number;
}

export function incomes(written: string): Part[] {
  if (!written || written === '-') return [];
  return written.split('|').map((part) => {
    if (part.startsWith('$')) return { what: 'money', amount: Number(part.slice(1)) };
    const [, count, word] = /^(\d*) ?(.*)$/.exec(part)!;
    const amount = count ? Number(count) : 1;
    if (word === 'goods') return { what: 'goods', amount };
    if (word === 'VP') return { what: 'vp', amount };
    return { what: word!.startsWith('study') ? 'study' : 'staff', amount };
  });
}

/** An amount of something in words: `2 goods`. */
export function amountWords({ what, amount }: Part): string {
  if (what === 'money') return text('core-money', { amount });
  return text(`web-carnegie-${what}`, { count: amount });
}

/** An income in words: `1 good or $3`. */
export function incomeWords(written: string): string {
  const [one, other] = incomes(written).map(amountWords);
  if (!one) return '';
  return other ? text('web-carnegie-or', { one, other }) : one;
}
