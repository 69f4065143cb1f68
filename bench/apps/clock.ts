/** Ends after the browser painted what stands in the document now: the turn after the next animation frame. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  });
}

/** Ends with the first paint in which the condition holds; throws after `limit` milliseconds. */
export async function paintOf(condition: () => boolean, limit = 20_000): Promise<void> {
  const end = performance.now() + limit;
  for (;;) {
    await new Promise(requestAnimationFrame);
    if (condition()) break;
    if (performance.now() > end) throw new Error(`Not seen within ${limit} ms`);
  }
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Milliseconds from the act to the first paint in which the condition holds. */
export async function timed(act: () => void | Promise<void>, condition: () => boolean): Promise<number> {
  const began = performance.now();
  await act();
  await paintOf(condition);
  return performance.now() - began;
}

/** Time stamp of the next event of a type, before anybody else hears of it; throws after `limit` milliseconds. */
export function nextEvent(type: string, limit = 20_000): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No ${type} within ${limit} ms`)), limit);
    window.addEventListener(type, (event) => resolve(event.timeStamp), { once: true, capture: true });
  });
}
