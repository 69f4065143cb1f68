import type { FindFile } from './file-number-check.ts';

const files = [
  { ordersID: 7, gfNo: '12-3456', isLocked: false },
  { ordersID: 9, gfNo: '12-3456A', isLocked: false },
  { ordersID: 8, gfNo: '12-3390', isLocked: true },
];

/** Three files are there, one of them locked. The case of letters does not matter. */
export const findFile: FindFile = (fileNumber) =>
  Promise.resolve(files.find((file) => file.gfNo.toLowerCase() === fileNumber.toLowerCase()) ?? null);
