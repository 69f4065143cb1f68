import type { FindFile } from './file-number-check.ts';

const files = [
  { ordersID: 7, gfNo: '12-3456', isLocked: false },
  { ordersID: 8, gfNo: '12-3390', isLocked: true },
];

/** Two files are there, the second one is locked. */
export const findFile: FindFile = (fileNumber) =>
  Promise.resolve(files.find((file) => file.gfNo === fileNumber) ?? null);
