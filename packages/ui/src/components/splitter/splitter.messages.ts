/** Texts of the splitter, en-US. */
export const splitterMessages = {
  size: (pixels: number) => `${pixels} px`,
  closed: 'Closed',
};
