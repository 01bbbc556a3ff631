/** What an address of the overview may answer; its names and values are read by people, hence French. */
export interface RouteSearch {
  diplome?: string;
  domaine?: string;
  temps?: string;
}

/**
 * Reads the search parameters of the overview. Whether they are answers of ours is for the page to say: every page
 * loads this, and none but this one needs the answers.
 */
export function readRouteSearch({ diplome, domaine, temps }: Record<string, unknown>): RouteSearch {
  return {
    ...(typeof diplome === 'string' && { diplome }),
    ...(typeof domaine === 'string' && { domaine }),
    ...(typeof temps === 'string' && { temps }),
  };
}
