import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { framed } from './framed.ts';

/**
 * The comparison of pictures is itself tested: with the matcher's own tolerance both faults below pass. Its picture and look were made with
 * `STORY_BASELINES=1 npx vitest run --project browser .storybook/pictures --update -t "same box"`.
 */
let box: HTMLElement;

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  box.style.cssText = 'width: 64px; box-sizing: content-box; padding: 8px; background: #1d4ed8';
  box.innerHTML = '<div style="height: 12px; background: white"></div>';
});
afterEach(() => box.remove());

describe('a picture', () => {
  const compare = () => expect(box).toMatchScreenshot('self-test/same-box');

  it('of the same box passes', compare);

  it('fails on 1 px of padding', async () => {
    box.style.paddingLeft = '9px';
    box.style.width = '63px';
    await expect(compare()).rejects.toThrow(/\d+ pixels .* differ/);
  });

  it('fails on one step of colour', async () => {
    box.style.background = '#1d4ed9';
    await expect(compare()).rejects.toThrow(/\d+ pixels .* differ/);
  });

  it('fails where there is none', async () => {
    await expect(expect(box).toMatchScreenshot('self-test/no-box')).rejects.toThrow(/No existing reference/);
  });
});

describe('a look', () => {
  const compare = (name = 'same-box') => {
    box.dataset.testid = 'picture';
    return commands.compareLook(`self-test--${name}`, 'plain');
  };

  it('of the same box passes', async () => expect(await compare()).toBeNull());

  it('fails on 1 px of padding', async () => {
    box.style.paddingLeft = '9px';
    box.style.width = '63px';
    expect(await compare()).toMatch(/is not the reviewed one/);
  });

  it('fails on one step of colour', async () => {
    box.style.background = '#1d4ed9';
    expect(await compare()).toMatch(/is not the reviewed one/);
  });

  it('fails where there is none', async () => {
    expect(await compare('no-box')).toMatch(/was never reviewed/);
  });
});

it('a frame follows what moves after it was laid', async () => {
  await framed(async (frame) => {
    box.style.marginTop = '40px';
    await expect.poll(() => frame.offsetHeight).toBe(Math.ceil(box.getBoundingClientRect().bottom));
  });
});
