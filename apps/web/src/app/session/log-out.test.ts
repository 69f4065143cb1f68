import { expect, it, vi } from 'vitest';
import { createLogOut } from './log-out.ts';

const effects = () => ({
  serverLogOff: vi.fn(async () => {}),
  clearSession: vi.fn(),
  keepAddress: vi.fn(),
  leave: vi.fn(async () => {}),
});

// holds core 4.8, core 7.32
it('logs out once only, whoever asks and however often', async () => {
  const spies = effects();
  const logOut = createLogOut(spies);
  await Promise.all([logOut(), logOut({ callServer: false }), logOut()]);
  await logOut();
  expect(spies.serverLogOff).toHaveBeenCalledOnce();
  expect(spies.clearSession).toHaveBeenCalledOnce();
  expect(spies.leave).toHaveBeenCalledOnce();
});

// holds core 4.7, core 7.15
it('does not call the server after a 401', async () => {
  const spies = effects();
  await createLogOut(spies)({ callServer: false });
  expect(spies.serverLogOff).not.toHaveBeenCalled();
  expect(spies.leave).toHaveBeenCalledOnce();
});

it('leaves also when the server does not answer', async () => {
  const spies = { ...effects(), serverLogOff: vi.fn(() => Promise.reject(new Error('down'))) };
  await createLogOut(spies)();
  expect(spies.leave).toHaveBeenCalledOnce();
});

// holds blocks 7.11
it('remembers the address only when asked to come back', async () => {
  const [staying, going] = [effects(), effects()];
  await createLogOut(staying)({ returnHere: true });
  await createLogOut(going)();
  expect(staying.keepAddress).toHaveBeenCalledOnce();
  expect(going.keepAddress).not.toHaveBeenCalled();
});
