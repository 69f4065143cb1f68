import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearPage, show, until } from './browser-test.tsx';
import { onDemand, useLoaded, useMissingParts } from './on-demand.ts';

afterEach(clearPage);

const List = ({ name }: { name: string }) => <p>List of {name}</p>;

it('is there in the same render when it was loaded ahead', async () => {
  const fetch = vi.fn(() => Promise.resolve({ default: List }));
  const Part = onDemand(fetch);
  await Part.load();
  const host = await show(<Part name="lenders" />);
  expect(host.innerHTML).toBe('<p>List of lenders</p>');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('is nothing until it arrives, and asked for once', async () => {
  const chunk = Promise.withResolvers<{ default: typeof List }>();
  const fetch = vi.fn(() => chunk.promise);
  const Part = onDemand(fetch);
  const host = await show(
    <div>
      <Part name="lenders" />
      <Part name="counties" />
    </div>,
  );
  expect(host.textContent).toBe('');
  chunk.resolve({ default: List });
  await until(() => host.textContent === 'List of lendersList of counties');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('is what it draws meanwhile until it arrives', async () => {
  const chunk = Promise.withResolvers<{ default: typeof List }>();
  const Part = onDemand(
    () => chunk.promise,
    ({ name }: { name: string }) => <p>Loading {name}</p>,
  );
  const host = await show(<Part name="lenders" />);
  expect(host.innerHTML).toBe('<p>Loading lenders</p>');
  chunk.resolve({ default: List });
  await until(() => host.innerHTML === '<p>List of lenders</p>');
});

it('tells its surroundings when it is there; what has no chunk always is', async () => {
  const chunk = Promise.withResolvers<{ default: typeof List }>();
  const Part = onDemand(() => chunk.promise);
  const Around = ({ part }: { part: typeof Part | typeof List }) => <p>{useLoaded(part) ? 'there' : 'on its way'}</p>;
  const host = await show(<Around part={Part} />);
  expect(host.textContent).toBe('on its way');
  chunk.resolve({ default: List });
  await until(() => host.textContent === 'there');
  expect((await show(<Around part={List} />)).textContent).toBe('there');
});

it('asks again for what cannot be fetched until it comes; the page around it stays, and is told', async () => {
  const fetch = vi.fn(() => Promise.reject<{ default: typeof List }>(new Error('offline')));
  const Part = onDemand(fetch);
  const Page = () => (
    <div>
      <p>{useMissingParts() ? 'Incomplete' : 'Complete'}</p>
      <Part name="lenders" />
    </div>
  );
  const host = await show(<Page />);
  await until(() => host.textContent === 'Incomplete');
  fetch.mockImplementation(() => Promise.resolve({ default: List }));
  await until(() => host.textContent === 'CompleteList of lenders');
});

it('asks at once when the network is back, and no more when nobody waits', async () => {
  const fetch = vi.fn(() => Promise.reject<{ default: typeof List }>(new Error('offline')));
  const Part = onDemand(fetch);
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <button type="button" onClick={() => setOpen(false)}>
        {useMissingParts() ? 'Incomplete' : 'Complete'}
        {isOpen && <Part name="lenders" />}
      </button>
    );
  };
  const host = await show(<Page />);
  await until(() => host.textContent === 'Incomplete');
  window.dispatchEvent(new Event('online'));
  expect(fetch).toHaveBeenCalledTimes(2);
  host.querySelector('button')?.click();
  await until(() => host.textContent === 'Complete');
  window.dispatchEvent(new Event('online'));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('fetched ahead in vain says nothing, and is fetched again when it is needed', async () => {
  const unhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
  window.addEventListener('unhandledrejection', unhandled);
  const fetch = vi.fn(() => Promise.reject<{ default: typeof List }>(new Error('offline')));
  const Part = onDemand(fetch);
  Part.preload();
  // Rejections that nobody takes are told of before the next task.
  await new Promise((done) => setTimeout(done));
  expect(unhandled).not.toHaveBeenCalled();
  window.removeEventListener('unhandledrejection', unhandled);
  fetch.mockImplementation(() => Promise.resolve({ default: List }));
  const host = await show(<Part name="lenders" />);
  await until(() => host.textContent === 'List of lenders');
  expect(fetch).toHaveBeenCalledTimes(2);
});
