import { describe, expect, it } from 'vitest';
import { executivePrograms, programIds, programOf } from './programs.ts';
import { readRouteAnswers, routesFor } from './routeChoices.ts';

describe('the routes', () => {
  it('all stand open while nothing is answered', () => {
    expect(routesFor({})).toHaveLength(programIds.length + executivePrograms.length);
  });

  it('lead from the baccalaureate to licences, from Bac+3 to masters', () => {
    const families = (diplome: 'bac' | 'bac3') =>
      routesFor({ diplome, temps: 'annees' }).map((end) => end.kind === 'degree' && programOf(end.id).family);
    expect(new Set(families('bac'))).toEqual(new Set(['licence']));
    expect(new Set(families('bac3'))).toEqual(new Set(['master']));
  });

  it('keep to the field of study and to the time', () => {
    expect(routesFor({ diplome: 'bac', domaine: 'logistique-transport' }).map(({ id }) => id)).toEqual([
      'licenseLogistique',
      'supplyChain',
    ]);
    expect(routesFor({ temps: 'heures' }).map(({ id }) => id)).toEqual(executivePrograms.map(({ id }) => id));
  });

  it('say so when none fits', () => {
    expect(routesFor({ diplome: 'bac3', domaine: 'genie-electrique', temps: 'annees' })).toEqual([]);
  });
});

describe('the address', () => {
  it('gives the answers that are ours, and no others', () => {
    expect(readRouteAnswers({ diplome: 'bac', domaine: 'astrologie', temps: ['annees'] })).toEqual({
      diplome: 'bac',
    });
  });
});
