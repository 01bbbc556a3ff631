/** The bundler wraps React, a CommonJS module, in a function that its first import calls: here, in the task of its own file. */
export { hydrateRoot } from 'react-dom/client';
