/** What an undo that failed halfway has done: each transaction is taken back by its own call. */
export function takenBackWords(done: number, of: number): string {
  if (done === 0) return of === 1 ? 'It was not taken back' : 'Nothing was taken back';
  const others = of - done === 1 ? 'the other stands' : 'the others stand';
  return `${done} of ${of} ${done === 1 ? 'was' : 'were'} taken back, ${others}`;
}
