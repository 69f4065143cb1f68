/** Two versions of the exceptions of a commitment: the sample of the stories and tests. */
export const before = `<p>Restrictive covenants of record in Volume 221, Page 88, Plat Records of Any County.</p>
<p>Rights of parties in possession.</p>
<p>Lien in the amount of 98,500.00 to <b>Maple Street Savings</b>.</p>`;
export const after = `<p>Restrictive covenants of record in Volume 212, Page 88, Plat Records of Any County, omitting any covenant based on race or religion.</p>
<p>Rights of parties in possession.</p>
<p>Lien in the amount of 100,000.00 to <b>Maple Street Savings</b>.</p>
<p>Easement recorded in Volume 640, Page 215.</p>`;

export const listBefore = `<h3>Requirements</h3><ol><li>Deed from Seller to Buyer.</li><li>Release of the lien of Maple Street Savings.</li><li>Payment of taxes for 2012.</li></ol>
<table><tbody><tr><th>Charge</th><th>Amount</th></tr><tr><td>Recording</td><td>45.00</td></tr><tr><td>Survey</td><td>85.00</td></tr></tbody></table>`;
export const listAfter = `<h3>Requirements</h3><ol><li>Deed from Seller to Buyer.</li><li>Payment of taxes for 2012 and 2013.</li><li>Affidavit of identity.</li></ol>
<table><tbody><tr><th>Charge</th><th>Amount</th></tr><tr><td>Recording</td><td>52.00</td></tr><tr><td>Survey</td><td>85.00</td></tr><tr><td>Courier</td><td>18.00</td></tr></tbody></table>`;

export const longBefore = Array.from(
  { length: 400 },
  (_, index) =>
    `<p>${index + 1}. Easement for utilities and drainage in favor of Any County, recorded in Volume ${300 + index}, Page ${index + 1}, over the north ten feet of Lot ${(index % 40) + 1}, Block 3, Somewhere Addition.</p>`,
).join('');
export const longAfter = longBefore
  .replaceAll('Lot 7,', 'Lot 17,')
  .replace('in favor of Any County', 'in favor of Other County');

export const rtf = '{\\rtf1\\ansi Rights of parties in possession.}';
