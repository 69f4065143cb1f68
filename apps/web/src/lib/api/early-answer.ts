/** Where `index.html` leaves the answers it asked for before the app was there. */
interface EarlyWindow {
  closewrightEarlyAnswers?: Record<string, Promise<Response>>;
}

/** Takes the early answer for an address; each is good for one call. Undefined when there is none. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answers = (globalThis as EarlyWindow).closewrightEarlyAnswers;
  const answer = answers?.[address];
  if (answers !== undefined) delete answers[address];
  return answer;
}
