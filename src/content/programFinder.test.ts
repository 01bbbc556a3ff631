import { describe, expect, it } from 'vitest';
import { domains, programs } from '#core/questions/programs.ts';
import {
  advisePrograms,
  type FinderAnswers,
  findPrograms,
  finderQuestions,
  questionsFor,
  readAnswers,
} from './programFinder.ts';
import { executivePrograms, programIds, programOf, programsOf } from './programs.ts';

const idsOf = (found: readonly { id: string }[] | undefined) => found?.map(({ id }) => id);
const everyAnswer = (diplome: NonNullable<FinderAnswers['diplome']>): FinderAnswers[] =>
  finderQuestions.domaine.flatMap((domaine) =>
    finderQuestions.lieu.flatMap((lieu) =>
      finderQuestions.travail.map((travail) => readAnswers({ diplome, domaine, lieu, travail })),
    ),
  );

describe('the programme finder', () => {
  it('finds every degree before the first answer, but does not advise any yet', () => {
    expect(idsOf(findPrograms({}))).toEqual(programIds);
    expect(advisePrograms({})).toBeUndefined();
    expect(advisePrograms({ diplome: 'bac', domaine: 'inconnu' })).toBeUndefined();
    expect(advisePrograms({ domaine: 'genie-electrique' })).toBeUndefined();
  });

  it.each(
    domains.flatMap((domain) => [
      [domain, 'bac', 'licence'] as const,
      [domain, 'bac2', 'licence'] as const,
      [domain, 'bac3', 'master'] as const,
    ]),
  )('advises the degree of %s after %s, a %s', (domain, diplome, family) => {
    const fitting = programIds.filter(
      (id) => programs[id].domain === domain && programs[id].family === family,
    );
    expect(idsOf(advisePrograms({ diplome, domaine: domain, travail: 'non' }))).toEqual(fitting);
  });

  it('advises a 19-year-old with a baccalaureate one or two licences and nothing else', () => {
    for (const answers of everyAnswer('bac').filter(({ travail }) => travail === 'non')) {
      const advised = advisePrograms(answers);
      expect(advised?.length, JSON.stringify(answers)).toBeGreaterThan(0);
      for (const { kind, id } of advised ?? []) {
        expect(kind === 'degree' && programOf(id).family, JSON.stringify(answers)).toBe('licence');
      }
    }
  });

  it('never advises more than two programmes', () => {
    for (const answers of finderQuestions.diplome.flatMap(everyAnswer)) {
      expect(advisePrograms(answers)?.length ?? 0, JSON.stringify(answers)).toBeLessThanOrEqual(2);
    }
  });

  it('compares two fields for a visitor who knows only where to work, the nearer first', () => {
    const answers = { diplome: 'bac', domaine: 'inconnu', lieu: 'terrain' } as const;
    expect(idsOf(advisePrograms(answers))).toEqual(['licenseGenieElectrique', 'licenseSystemesReseaux']);
  });

  it('advises a short programme beside the degree to a visitor with a job', () => {
    for (const { id, domain } of executivePrograms) {
      const advised = idsOf(advisePrograms({ diplome: 'bac', domaine: domain, travail: 'oui' }));
      expect(advised?.slice(1)).toEqual([id]);
    }
  });

  const hasEnergyMaster = programsOf('master').some((id) => programOf(id).domain === 'genie-electrique');
  it.skipIf(hasEnergyMaster)(
    'advises nothing if the school does not have the degree: a master of energy',
    () => {
      expect(advisePrograms({ diplome: 'bac3', domaine: 'genie-electrique', travail: 'oui' })).toEqual([]);
    },
  );

  it('asks for the place of work only if the visitor does not know a field', () => {
    expect(questionsFor({ domaine: 'strategie-gestion' })).not.toContain('lieu');
    expect(questionsFor({ domaine: 'inconnu' })).toContain('lieu');
  });

  it('ignores search parameters that are not answers, and the place if it is not asked', () => {
    const typed = { diplome: 'bac', domaine: 'astrologie', travail: ['oui'], lieu: 'port' };
    expect(readAnswers(typed)).toEqual({ diplome: 'bac' });
  });
});
