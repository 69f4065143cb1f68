import { describe, expect, it, test } from 'vitest';
import { describeLink } from './link-doubts.ts';

describe('a link of a message', () => {
  test.each<[string, string, string[]]>([
    ['https://bank.example/wire', 'our secure page', []],
    ['https://bank.example/wire', 'bank.example', []],
    ['https://bank.example/wire', 'https://www.bank.example/wire', []],
    ['https://secure.bank.example/', 'www.bank.example', []],
    ['https://bank.example/', 'secure.bank.example', []],
    ['https://evil.example/', 'bank.example', ['other-site']],
    ['https://evil.example/', 'https://bank.example/login', ['other-site']],
    ['https://bank.example.evil.example/', 'bank.example', ['other-site']],
    ['https://notbank.example/', 'bank.example', ['other-site']],
    ['https://evil.example/', 'Pay now. See 12.5 of the contract', []],
    ['http://bank.example/', 'here', ['not-encrypted']],
    ['https://bank.example@evil.example/', 'here', ['before-at']],
    ['https://b\u0430nk.example/', 'here', ['look-alike']],
    ['https://93.184.216.34/', 'here', ['number']],
    ['https://[2606:2800::1]/', 'here', ['number']],
    ['http://bank.example@93.184.216.34/', 'bank.example', ['other-site', 'before-at', 'number', 'not-encrypted']],
  ])('%s as %j: %j', (href, text, doubts) => {
    expect(describeLink(href, [text])?.doubts).toEqual(doubts);
  });

  it('is told with its place and what stands for it, once', () => {
    expect(
      describeLink('https://bank.example:8443/x', ['our  page ', 'our page', '', 'https://bank.example:8443/x']),
    ).toEqual({
      href: 'https://bank.example:8443/x',
      texts: ['our page'],
      place: 'bank.example:8443',
      doubts: [],
    });
    expect(describeLink('mailto:closing@bank.example?subject=x', ['write'])?.place).toBe('closing@bank.example');
    expect(describeLink('https://', ['x'])).toBeNull();
  });
});
