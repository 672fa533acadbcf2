// Whether the drawer with one's secrets is open: over all parts of the table, for one seat. Who
// takes another's place at the screen finds it shut.

let openFor = $state<number | null>(null);
let met = false;

/** At another table it is open again, if it was. */
export function move(): void {
  if (openFor !== null) met = false;
}

export function isOpen(seat: number): boolean {
  return openFor === seat;
}

/** The first to sit down finds it open. */
export function meet(seat: number): void {
  if (!met) openFor = seat;
  met = true;
}

export function turn(seat: number, open: boolean): void {
  openFor = open ? seat : null;
}
