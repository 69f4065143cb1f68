/** Ten working days of closings, and premiums by month: the samples of the stories. */
export const days = ['04/15', '04/16', '04/17', '04/18', '04/19', '04/22', '04/23', '04/24', '04/25', '04/26'];
export const closings = [
  { name: 'On track', values: [4, 6, 3, 5, 9, 2, 4, 4, 6, 11] },
  { name: 'At risk', values: [1, 0, 2, 1, 3, 0, 0, 1, 0, 2] },
];
export const months = ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr'];
export const premiums = [
  { name: 'Owner', values: [48_200, 51_900, 36_400, 39_800, 55_100, 61_300] },
  { name: 'Lender', values: [31_000, 30_200, 24_800, 27_500, 33_900, 41_200] },
  { name: 'Endorsements', values: [6_200, 7_100, 4_900, null, 8_300, 9_400] },
];
