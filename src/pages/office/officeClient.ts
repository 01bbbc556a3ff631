import { officeFunction } from '#core/office/desk.ts';
import type { OfficeAct, OfficeReply } from '#core/office/protocol.ts';
import { createLinkSecret } from '../../forms/linkSecret.ts';

/** The secret of the request or of the list that is open in this tab, and the calls of the function `office`. */
export const {
  useSecret,
  call: callWithoutSecret,
  callOwn: callOffice,
} = createLinkSecret<OfficeAct, OfficeReply>(officeFunction);
