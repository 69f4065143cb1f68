import type { LinkDoubt } from './link-doubts.ts';

/** Texts of the e-mail viewer, en-US. */
export const emailViewerMessages = {
  label: 'E-mail',
  from: 'From',
  to: 'To',
  cc: 'Cc',
  bcc: 'Bcc',
  subject: 'Subject',
  sent: 'Sent',
  attachments: 'Attachments',
  attachment: (name: string, kilobytes: number) => `${name} (${kilobytes} kb)`,
  body: 'Message',
  noBody: 'This message has no text.',
  noSubject: '(no subject)',
  picturesBlocked: 'Pictures from other places are not loaded: loading them tells the sender that you read this.',
  showPictures: 'Load pictures',
  links: 'Links in this message',
  linkCount: (links: number, doubtful: number) => (doubtful === 0 ? `${links}` : `${links}, ${doubtful} doubtful`),
  linksHint: 'Addresses as they really are. You are asked before one opens in a new window.',
  linkSays: (texts: readonly string[]) => `${texts.map((each) => `“${each}”`).join(', ')} leads to`,
  /** Why a link may not be what it seems; `place` is where it leads. */
  doubts: {
    'other-site': (place: string) => `The message names another site, but this leads to ${place}.`,
    'before-at': (place: string) => `What stands before the @ is no site: this leads to ${place}.`,
    'look-alike': () => 'The name has letters of other alphabets, which can look like ours.',
    number: () => 'The site has a number instead of a name.',
    'not-encrypted': () => 'The site is not encrypted.',
  } satisfies Record<LinkDoubt, (place: string) => string>,
  openTitle: (place: string) => `Open ${place}?`,
  openMessage: 'It leads out of this program. Check wire instructions by a call to a number that you know already.',
  open: 'Open',
  loading: 'Opening the message',
  asText: 'The formatted message could not be shown. This is its text.',
};
