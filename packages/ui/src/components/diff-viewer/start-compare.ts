import type { CompareJob, CompareResult } from './compare-job.ts';

/** Characters of both texts together from which a worker is worth its start. */
const WORKER_FROM = 60_000;

/** A comparison under way. */
export interface Comparing {
  readonly result: Promise<CompareResult>;
  /** Gives it up: the promise then never settles. */
  readonly cancel: () => void;
}

type Answer = { progress: number } | { result: CompareResult };

/** Compares off the main thread if the texts are long and workers can be had, else here, after the engine has been loaded. */
export function startCompare(job: CompareJob, onProgress: (done: number) => void): Comparing {
  let worker: Worker | undefined;
  let cancelled = false;
  const here = async () => {
    const { runCompare } = await import('./compare-job.ts');
    return runCompare(job);
  };
  const result = new Promise<CompareResult>((resolve, reject) => {
    const fallback = () => {
      worker?.terminate();
      worker = undefined;
      here().then((done) => !cancelled && resolve(done), reject);
    };
    if (job.before.length + job.after.length < WORKER_FROM || typeof Worker === 'undefined') {
      fallback();
      return;
    }
    try {
      worker = new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      // A content security policy may forbid workers.
      fallback();
      return;
    }
    worker.onerror = fallback;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('progress' in data) return onProgress(data.progress);
      worker?.terminate();
      worker = undefined;
      resolve(data.result);
    };
    worker.postMessage(job);
  });
  return {
    result,
    cancel: () => {
      cancelled = true;
      worker?.terminate();
    },
  };
}
