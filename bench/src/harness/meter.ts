import type { CDPSession, Page } from 'playwright';

/** Heap and main-thread time of one page, over the browser's own protocol. */
export class Meter {
  private readonly session: CDPSession;

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async of(page: Page): Promise<Meter> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return new Meter(session);
  }

  private async metric(name: string): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  }

  /** Megabytes of the script heap after a collection of garbage. */
  async heap(): Promise<number> {
    await this.session.send('HeapProfiler.collectGarbage');
    return (await this.metric('JSHeapUsedSize')) / 2 ** 20;
  }

  /** Milliseconds of main-thread work since the page began. */
  async taskMilliseconds(): Promise<number> {
    return (await this.metric('TaskDuration')) * 1000;
  }

  /** A press and release of the left button with nothing between them, so that it does not matter which of them acts. */
  async click(x: number, y: number): Promise<void> {
    const event = { x, y, button: 'left', buttons: 1, clickCount: 1 } as const;
    await Promise.all([
      this.session.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed' }),
      this.session.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased', buttons: 0 }),
    ]);
  }
}
