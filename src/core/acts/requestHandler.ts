import { createHash } from 'node:crypto';
import { hasDossier } from '../model/papers.ts';
import { type RequestAnswers, isAcceptableDiploma } from '../questions/questions.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import { checkAnswers } from '../questions/rules.ts';
import type { RequestStore } from '../store/store.ts';
import type { Links } from '../model/links.ts';
import { networkOf } from '../http/clientAddress.ts';
import {
  type JsonHandler,
  type JsonHandlerOptions,
  Refused,
  type RequestHandler,
  createJsonHandler,
  problemsOf,
} from '../http/jsonHandler.ts';
import { makeReference } from '../model/reference.ts';

const maxBodyBytes = { admission: 16 * 1024, contact: 64 * 1024, teacher: 64 * 1024 } as const;

interface HandlerOptions extends JsonHandlerOptions {
  kind: RequestKind;
  store: Pick<RequestStore, 'submit'>;
  links?: Pick<Links, 'dossierSecret'> | undefined;
  /** Starts mail delivery. Called once a new request is stored, before the response is sent. Must not throw. */
  onMails: () => void;
}

/** Validates a request, stores it with its mails in one transaction and responds with the reference. */
export function createRequestHandler(options: HandlerOptions): RequestHandler {
  const { kind, store, links, texts, log, onMails } = options;

  const post: JsonHandler['post'] = async (body, { request, clientAddress }) => {
    const key = request.headers.get('idempotency-key');
    if (key !== null && !/^[\x21-\x7e]{16,128}$/.test(key)) throw new Refused('unreadable');
    const answers = readAnswers(body, kind);
    const contentHash = hashContent(answers);
    const result = await store.submit({
      kind,
      reference: makeReference(kind),
      // Without a key from the client, use the content hash. Client keys cannot contain a space, so the two never collide.
      idempotencyKey: key ?? `content ${contentHash}`,
      contentHash,
      answers,
      locale: texts.negotiate(request.headers.get('accept-language')),
      clientAddress,
      clientNetwork: networkOf(clientAddress),
    });
    if (result.outcome === 'conflict') throw new Refused('conflict');
    if (result.outcome === 'rateLimited') throw new Refused('rateLimited', result);
    const { outcome, reference, createdAt, mail } = result;
    log(`${kind}.${outcome}`);
    if (outcome === 'stored') {
      if (mail.state === 'none') log('mail.withheld');
      onMails();
    }
    // Without a key, equal answers may come from another sender. Once the e-mail address is changed, the secret is invalid.
    const getsSecret = hasDossier(kind) && (outcome === 'stored' || key !== null);
    const dossierSecret = getsSecret && links?.dossierSecret({ reference, generation: 1 }, 'receipt');
    return {
      reference,
      receivedAt: createdAt,
      mail,
      ...(dossierSecret && { dossierSecret }),
    };
  };

  return createJsonHandler({ name: kind, maxBodyBytes: maxBodyBytes[kind], post }, options);
}

function readAnswers(body: object, kind: RequestKind): RequestAnswers {
  const { data: answers, error } = checkAnswers(kind, body);
  if (error) throw new Refused('invalid', { fields: problemsOf(error) });
  // Not a rule of the field: the form answers an insufficient diploma with a toast, as specified.
  if (kind === 'teacher' && !isAcceptableDiploma(answers.lastDiploma ?? ''))
    throw new Refused('invalid', { fields: [{ path: 'lastDiploma', message: 'lastDiploma' }] });
  return answers;
}

/** SHA-256 in hexadecimal, whatever the order of the answers. */
function hashContent(answers: object): string {
  const content = JSON.stringify(Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(content).digest('hex');
}
