/** Texts of the file header, en-US. */
export const fileHeaderMessages = {
  region: (number: string) => `File ${number}`,
  switchFile: (number: string) => `File ${number}, switch file`,
  fold: 'Fold the file header',
  unfold: 'Unfold the file header',
  foldKey: 'Ctrl Shift H',
  buyer: 'Buyer',
  seller: 'Seller',
  property: 'Property',
  lender: 'Lender',
  closing: 'Closing',
};
