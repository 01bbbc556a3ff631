/** Written below the project's folder when a build is complete, so that an interrupted one counts as none. */
export const buildStamp = 'dist/built';
