/** Texts of the context panel, en-US. */
export const contextPanelMessages = {
  panel: 'Context panel',
  close: 'Close the panel',
  pin: 'Pin',
  unpin: 'Unpin',
};
