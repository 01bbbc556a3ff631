import { type ClaimedMail, digestLength } from '#core/store/admissionStore.ts';
import { type Row, toIso, toStoredRequest } from './sqliteRows.ts';
import type { StoreParts } from './sqliteStatements.ts';

/** Longer than any delay of ours: what lies beyond was written before the machine's clock was set back, and is due. */
const horizon = 2 * 60 * 60 * 1000;

/** Leases the mails that are due, oldest first; inside a transaction. Costs the same however many wait. */
export function createClaim({ sql, now }: StoreParts) {
  return (limit: number, leaseSeconds: number): ClaimedMail[] => {
    const time = now();
    const due = sql.dueSince.all(time, limit);
    if (due.length < limit) due.push(...sql.dueBeyond.all(time + horizon, limit - due.length));
    return due.map(toMail).filter((mail) => {
      // Every request that it was about was removed in the meantime.
      const isEmpty = mail.kind === 'digest' && mail.count === 0;
      if (isEmpty) sql.removeMail.run(mail.id);
      else sql.lease.run(time + leaseSeconds * 1000, mail.id);
      return !isEmpty;
    });
  };

  function toMail(row: Row): ClaimedMail {
    const id = String(row.id);
    const mail = { id, attempt: Number(row.attempts) + 1, createdAt: toIso(row.mail_created_at) };
    if (row.mail_kind !== 'digest') {
      return {
        ...mail,
        kind: row.mail_kind === 'school' ? 'school' : 'applicant',
        stored: toStoredRequest(row),
      };
    }
    const listed = sql.ofDigest.all(id, digestLength).map(toStoredRequest);
    return { ...mail, kind: 'digest', listed, count: Number(sql.countOfDigest.get(id)?.count) };
  }
}
