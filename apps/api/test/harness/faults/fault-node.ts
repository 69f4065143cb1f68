import { flushCompileCache } from 'node:module';

/**
 * A node as `npm start` runs it, whose clock can be set ahead or back while it runs, as that of a machine is: `{ ahead }` in milliseconds. Everything in the
 * process goes by it, the development sign-in too; its timers do not.
 */
let ahead = 0;
const MachineDate = Date;
const isNow = (values: readonly unknown[]) => values.length === 0;
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(
      target,
      isNow(values) ? [target.now() + ahead] : values,
      newTarget === globalThis.Date ? target : newTarget,
    ),
  get: (target, name, receiver) => (name === 'now' ? () => target.now() + ahead : Reflect.get(target, name, receiver)),
});
process.on('message', (told: { readonly ahead: number }) => {
  ahead = told.ahead;
});
// Who started it may be gone: nobody is told of that.
process.on('disconnect', () => process.exit(1));
const { start } = await import('../../../src/main.ts');
await start({ now: () => new Date() });
// A node that is killed keeps nothing for the next one to start from.
flushCompileCache();
