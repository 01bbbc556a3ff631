import { createHash } from 'node:crypto';
import { type PaperFiles, receiveFile } from '../files/paperFiles.ts';
import { toUuid } from '../model/papers.ts';
import { type RequestAnswers, isAcceptableDiploma, questions } from '../questions/questions.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import { checkAnswers, fileRule } from '../questions/rules.ts';
import type { RequestStore, AnnouncedFile } from '../store/store.ts';
import type { Links } from '../model/links.ts';
import { networkOf } from '../http/clientAddress.ts';
import {
  type JsonHandler,
  type JsonHandlerOptions,
  Refused,
  type RequestHandler,
  createJsonHandler,
} from '../http/jsonHandler.ts';
import { problemsOf } from '../http/refusals.ts';
import { makeReference } from '../model/reference.ts';

const maxBodyBytes = { admission: 16 * 1024, contact: 64 * 1024, teacher: 64 * 1024 } as const;

interface HandlerOptions extends JsonHandlerOptions {
  kind: RequestKind;
  store: Pick<RequestStore, 'submit' | 'checkLimits'>;
  files?: PaperFiles;
  links?: Pick<Links, 'dossierSecret'> | undefined;
  /** Starts mail delivery. Called once a new request is stored, before the response is sent. Must not throw. */
  onMails: () => void;
}

/** Validates a request, stores it with its mails in one transaction and responds with the reference. */
export function createRequestHandler(options: HandlerOptions): RequestHandler {
  const { kind, store, files, links, texts, log, onMails } = options;

  const post: JsonHandler['post'] = async (body, { request, clientAddress }) => {
    const key = request.headers.get('idempotency-key');
    if (key !== null && !/^[\x21-\x7e]{16,128}$/.test(key)) throw new Refused('invalidKey');
    const { answers, cv } = readAnswers(body, kind);
    const contentHash = hashContent({ ...answers, ...cv });
    // Without a key from the client, use the content hash. Client keys cannot contain a space, so the two never collide.
    const idempotencyKey = key ?? `content ${contentHash}`;
    const client = { clientAddress, clientNetwork: networkOf(clientAddress) };
    // Check before the CV is uploaded. A repetition of a stored request passes.
    const limited = cv && (await store.checkLimits({ idempotencyKey, ...client }));
    const file = cv && { id: fileId(idempotencyKey, contentHash), ...cv };
    const { ticket, defect } = !limited && file && files ? await receiveFile(files, file, clientAddress) : {};
    if (ticket) return { success: false, ticket };
    if (defect)
      throw new Refused('invalid', {
        fields: [{ path: 'cv', message: questions.teacher.cv.messages[defect] }],
      });
    const result =
      limited ??
      (await store.submit({
        kind,
        reference: makeReference(kind),
        idempotencyKey,
        contentHash,
        answers,
        ...(file && { file }),
        locale: texts.negotiate(request.headers.get('accept-language')),
        ...client,
      }));
    // When `submit` throws, keep the file: the request may be stored. A file without a request is removed later.
    if (file && !('reference' in result)) await files?.remove(file.id).catch(() => undefined);
    if (result.outcome === 'conflict') throw new Refused('conflict');
    if (result.outcome === 'rateLimited') throw new Refused('rateLimited', result);
    const { outcome, reference, createdAt, confirmation } = result;
    log(`${kind}.${outcome}`);
    if (outcome === 'stored') {
      if (confirmation !== 'queued') log('mail.withheld', { reason: confirmation });
      onMails();
    }
    // Without a key, equal answers may come from another sender. Once the e-mail address is changed, the secret is invalid.
    const getsSecret = kind === 'admission' && (outcome === 'stored' || key !== null);
    const dossierSecret = getsSecret && links?.dossierSecret({ reference, generation: 1 }, 'receipt');
    return {
      reference,
      receivedAt: createdAt,
      confirmation,
      ...(dossierSecret && { dossierSecret }),
    };
  };

  return createJsonHandler({ name: kind, maxBodyBytes: maxBodyBytes[kind], post }, options);
}

const cvRule = fileRule(questions.teacher.cv);

function readAnswers(
  body: object,
  kind: RequestKind,
): { answers: RequestAnswers; cv: Omit<AnnouncedFile, 'id'> | undefined } {
  const { cv, ...written } = body as { cv?: unknown };
  const file = kind === 'teacher' ? cvRule.safeParse(cv) : undefined;
  const { data: answers, error } = checkAnswers(kind, file ? written : body);
  if (error || file?.error) {
    const ofFile = file?.error?.issues.map(({ message }) => ({ path: 'cv', message })) ?? [];
    throw new Refused('invalid', { fields: [...(error ? problemsOf(error) : []), ...ofFile] });
  }
  // Not a rule of the field: the form answers an insufficient diploma with a toast, as specified.
  if (kind === 'teacher' && !isAcceptableDiploma(answers.lastDiploma ?? ''))
    throw new Refused('invalid', { fields: [{ path: 'lastDiploma', message: 'lastDiploma' }] });
  return { answers, cv: file?.data };
}

/** The same for every repeat, so that an upload can be resumed. */
function fileId(idempotencyKey: string, contentHash: string): string {
  return toUuid(createHash('sha256').update(`${idempotencyKey}\n${contentHash}`).digest('hex'));
}

/** SHA-256 in hexadecimal, whatever the order of the answers. */
function hashContent(answers: object): string {
  const content = JSON.stringify(Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(content).digest('hex');
}
