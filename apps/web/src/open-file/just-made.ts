/** The file that Create New File has made and nobody has worked on yet. */
let made: number | null = null;

/** Create New File has made this file. */
export function noteJustMade(ordersID: number): void {
  made = ordersID;
}

/** Whether the file was just made: true once, so that its page goes on where the dialog ended, and only the first time. */
export function takeJustMade(ordersID: number): boolean {
  if (made !== ordersID) return false;
  made = null;
  return true;
}
