import { dossierFunction } from '#core/dossier/papers.ts';
import type { DossierAct, DossierReply } from '#core/dossier/protocol.ts';
import { createLinkClient } from '../../backend/linkClient.ts';

export const {
  keepSecret,
  useReply,
  refresh,
  onLeave,
  call: callDossier,
} = createLinkClient<DossierAct, DossierReply>(dossierFunction);
