import { describe, expect, it } from 'vitest';
import { findPrograms, readAnswers } from './programFinder.ts';
import { domains, executivePrograms, programIds, programs } from './programs.ts';

describe('the programme finder', () => {
  it('finds every programme while nothing is answered', () => {
    expect(findPrograms({})).toHaveLength(programIds.length + executivePrograms.length);
  });

  it.each(
    domains.flatMap((domain) => [[domain, 'bac', 'licence'] as const, [domain, 'bac3', 'master'] as const]),
  )('finds the degrees in %s that follow a %s', (domain, diplome, family) => {
    const found = findPrograms({ diplome, domaine: domain, temps: 'annees' });
    const fitting = programIds.filter(
      (id) => programs[id].domain === domain && programs[id].family === family,
    );
    expect(found.map(({ id }) => id)).toEqual(fitting);
  });

  it('offers short programmes whatever the diploma, unless the visitor has time for a degree', () => {
    const answers = { diplome: 'bac', domaine: 'logistique-transport' } as const;
    const inDomain = ({ domain }: { domain: string }) => domain === answers.domaine;
    const degrees = programIds.filter((id) => inDomain(programs[id]) && programs[id].family === 'licence');
    const short = executivePrograms.filter(inDomain).map(({ id }) => id);
    expect(short.length).toBeGreaterThan(0);
    expect(findPrograms(answers).map(({ id }) => id)).toEqual([...degrees, ...short]);
    expect(findPrograms({ ...answers, temps: 'annees' }).map(({ id }) => id)).toEqual(degrees);
    expect(findPrograms({ temps: 'heures' }).map(({ id }) => id)).toEqual(
      executivePrograms.map(({ id }) => id),
    );
  });

  it('finds nothing when no programme fits all the answers', () => {
    expect(findPrograms({ domaine: 'genie-electrique', temps: 'heures' })).toEqual([]);
  });

  it('ignores search parameters that are not answers', () => {
    expect(readAnswers({ diplome: 'bac', domaine: 'astrologie', temps: ['annees'] })).toEqual({
      diplome: 'bac',
    });
  });
});
