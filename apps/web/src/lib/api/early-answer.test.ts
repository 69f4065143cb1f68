import { afterEach, describe, expect, it } from 'vitest';
import { takeEarlyAnswer } from './early-answer.ts';

const early = globalThis as { closewrightEarlyAnswers?: Record<string, Promise<Response>> };

afterEach(() => {
  delete early.closewrightEarlyAnswers;
});

describe('early answer', () => {
  it('is taken once, for its own address only', async () => {
    const answer = Promise.resolve(new Response('{}'));
    early.closewrightEarlyAnswers = { '/api/environment': answer };
    expect(takeEarlyAnswer('/api/session')).toBeUndefined();
    expect(takeEarlyAnswer('/api/environment')).toBe(answer);
    expect(takeEarlyAnswer('/api/environment')).toBeUndefined();
  });

  it('is none where the page asked for none', () => {
    expect(takeEarlyAnswer('/api/environment')).toBeUndefined();
  });
});
