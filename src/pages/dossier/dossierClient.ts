import { dossierFunction } from '#core/dossier/papers.ts';
import type { DossierAct, DossierReply } from '#core/dossier/protocol.ts';
import { createLinkClient } from '../../backend/linkClient.ts';

/** The secret of the dossier that is open in this tab, and the calls of the function `dossier`. */
export const {
  keepSecret,
  useReply,
  refresh,
  call: callDossier,
} = createLinkClient<DossierAct, DossierReply>(dossierFunction);
