import { expect, it, vi } from 'vitest';
import { logServerEvent } from './index.ts';

const event = (message: string) => ({ level: 'Error', message });

it('a message that is too long is refused before anything reads it', () => {
  const read = vi.spyOn(String.prototype, 'toWellFormed');
  const { error } = logServerEvent.body.safeParse(event('4111 1111 1111 1111 '.repeat(26)));
  expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  expect(read).not.toHaveBeenCalled();
  logServerEvent.body.parse(event('x'));
  expect(read).toHaveBeenCalled();
  read.mockRestore();
});

it('a message of 500 characters is taken and scrubbed', () => {
  const message = `SSN 123-45-6789${'x'.repeat(485)}`;
  expect(message).toHaveLength(500);
  expect(logServerEvent.body.parse(event(message)).message).toBe(`SSN [SSN]${'x'.repeat(485)}`);
});
