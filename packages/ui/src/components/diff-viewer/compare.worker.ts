import { type CompareJob, runCompare } from './compare-job.ts';

/** Runs one job and tells how far it is, at most a hundred times. */
addEventListener('message', ({ data }: MessageEvent<CompareJob>) => {
  let told = 0;
  const result = runCompare(data, (done) => {
    if (done - told < 0.01) return;
    told = done;
    postMessage({ progress: done });
  });
  postMessage({ result });
});
