import { dossierFunction } from '#core/model/linkedPages.ts';
import type { DossierReply } from '#core/acts/dossierHandler.ts';
import type { DossierAct } from '#core/acts/dossierProtocol.ts';
import { createLinkClient } from '../../backend/linkClient.ts';

export const {
  useReply,
  refresh,
  onLeave,
  call: callDossier,
} = createLinkClient<DossierAct, DossierReply>(dossierFunction);
