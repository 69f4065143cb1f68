export { checkPin, type PinDeps, secretPlaceOf } from './check-pin.ts';
export { forgetTries, type PinPlace, readPin, storePin } from './pins.queries.ts';
