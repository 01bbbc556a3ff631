import { siteOrigin } from '../../server/siteOrigin.ts';

/**
 * The address that the two settings of a Supabase project name, undefined where neither is set. Throws an error that
 * names the setting: nobody would notice before the first request is not sent.
 */
export function projectUrl({
  VITE_SUPABASE_URL: url = '',
  VITE_SUPABASE_PUBLISHABLE_KEY: key = '',
}: Readonly<Record<string, string | undefined>>): string | undefined {
  if (url !== '' && siteOrigin(url) === undefined) {
    throw new Error(
      `VITE_SUPABASE_URL is “${url}”, not the address of a project without a path: https://project.supabase.co`,
    );
  }
  if ((url === '') !== (key === '')) {
    const unset = url === '' ? 'VITE_SUPABASE_URL' : 'VITE_SUPABASE_PUBLISHABLE_KEY';
    throw new Error(
      `${unset} is not set, but the other setting of the Supabase project is: set both or neither.`,
    );
  }
  return url || undefined;
}
