/** The front of a check, drawn: the sample of the stories. 1,200 by 520 px. */
export const check = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="520" viewBox="0 0 1200 520" font-family="sans-serif">
<rect width="1200" height="520" fill="#f4f7f9"/><rect x="20" y="20" width="1160" height="480" fill="none" stroke="#566167" stroke-width="2"/>
<g fill="#12191e"><text x="60" y="90" font-size="32" font-weight="600">Epsilon Title Co.</text><text x="60" y="126" font-size="22">Escrow trust account</text>
<text x="1000" y="90" font-size="28">20417</text><text x="860" y="150" font-size="24">04/15/2013</text>
<text x="60" y="240" font-size="24">Pay to the order of   Surveys Co.</text><text x="960" y="240" font-size="28">$ 85.00</text>
<text x="60" y="310" font-size="24">Eighty-five and 00/100 dollars</text><text x="60" y="400" font-size="22">File 12-3456, survey</text>
<text x="60" y="470" font-size="26" letter-spacing="4">020417  123456789  0042</text></g>
<path d="M60 252H900M60 322H1120M760 410H1120" stroke="#879197" stroke-width="2"/></svg>`,
)}`;

/** Not an image at all. */
export const damaged = 'data:image/png;base64,AAAA';
