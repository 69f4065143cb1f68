import * as contract from '@closewright/contract/check-signatures';
import type { FastifyInstance } from 'fastify';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import {
  askSignature,
  decideSignature,
  listSignatures,
  listSigners,
  offerSignature,
  ownSignature,
  type SignatureDeps,
  type SignatureWanted,
} from './check-signatures.usecases.ts';

/** Signatures that are printed on checks. */
export function checkSignaturesRoutes(
  app: FastifyInstance,
  deps: SignatureDeps & { readonly downloads: Downloads },
): void {
  const image = deps.downloads.kind<SignatureWanted>('signatureImage', (actor, wanted) =>
    ownSignature(deps, actor, wanted),
  );
  implement(app, contract.listCheckSignatures, ({ caller }) => listSignatures(deps, caller));
  implement(app, contract.listCheckSigners, ({ caller }) => listSigners(deps, caller));
  implement(app, contract.askCheckSignature, ({ caller, body }) => askSignature(deps, caller, body));
  implement(app, contract.decideCheckSignature, ({ caller, params, body }) =>
    decideSignature(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.getCheckSignatureImage, ({ caller, params }) =>
    offerSignature(deps, caller, params, (mediaType) =>
      image(caller.actor, params, {
        fileName: mediaType === 'image/png' ? 'Signature.png' : 'Signature.jpg',
        mediaType,
      }),
    ),
  );
}
