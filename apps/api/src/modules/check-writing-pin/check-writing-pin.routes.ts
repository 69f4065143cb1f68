import { getCheckWritingPin, resetCheckWritingPin, setCheckWritingPin } from '@closewright/contract/check-writing-pin';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { PinDeps } from '../../platform/pin/index.ts';
import { ownPin, resetPin, setPin } from './check-writing-pin.usecases.ts';

/** The PINs that payments ask for. */
export function checkWritingPinRoutes(app: FastifyInstance, deps: PinDeps): void {
  implement(app, getCheckWritingPin, ({ caller }) => ownPin(deps, caller));
  implement(app, setCheckWritingPin, ({ caller, body }) => setPin(deps, caller, body));
  implement(app, resetCheckWritingPin, ({ caller, params }) => resetPin(deps, caller, params.usersID));
}
