// Reading what may have changed: every few seconds while the page is looked at, and at once when
// somebody comes back to it or tells his name.

import { untrack } from 'svelte';
import { me } from '../../me.svelte';

export function keepReading(read: () => Promise<void>, seconds = 5): void {
  $effect(() => {
    void me.now?.id;
    let timer = 0;
    let gone = false;
    const again = async () => {
      clearTimeout(timer);
      try {
        if (!document.hidden) await read();
      } catch {
        // the next time may be better; what was read before stays
      }
      clearTimeout(timer);
      if (!gone) timer = window.setTimeout(again, seconds * 1000);
    };
    const back = () => {
      if (!document.hidden) void again();
    };
    untrack(again);
    addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      gone = true;
      clearTimeout(timer);
      removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
    };
  });
}
