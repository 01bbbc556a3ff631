import { useLocation } from '@tanstack/react-router';
import { type ProgramId, programAtPath, programFor } from '../../content/programs.ts';
import type { AdmissionSearch } from '../../forms/links.ts';

/** The degree programme that the visitor came from: named by the link to this page, or the page that it stood on. */
export function useOrigin({ domain, degree }: AdmissionSearch): ProgramId | undefined {
  const from = useLocation({ select: ({ state }) => state.from });
  if (domain) return programFor(domain, degree);
  return from ? programAtPath(from) : undefined;
}
