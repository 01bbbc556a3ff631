/**
 * An output module of Speech Dispatcher that writes each utterance as a line to the file HEARD_FILE, in place of a
 * voice. Speech Dispatcher starts it and talks to it over standard input and output.
 * Protocol: https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/speech-dispatcher.html
 */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const heardFile = process.env.HEARD_FILE ?? '/dev/null';
const reply = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const speechCommands = ['SPEAK', 'CHAR', 'KEY', 'SOUND_ICON'];
/** Commands that are followed by lines up to a single dot: the reply before these lines and the one after them. */
const dataCommands: Record<string, [string, string]> = {
  AUDIO: ['207 OK RECEIVING AUDIO SETTINGS', '203 OK AUDIO INITIALIZED'],
  LOGLEVEL: ['207 OK RECEIVING LOGLEVEL SETTINGS', '203 OK LOG LEVEL SET'],
  SET: ['203 OK RECEIVING SETTINGS', '203 OK SETTINGS RECEIVED'],
  ...Object.fromEntries(
    speechCommands.map((command) => [
      command,
      ['202 OK RECEIVING MESSAGE', '200 OK SPEAKING\n701 BEGIN\n702 END'],
    ]),
  ),
};
const simpleCommands: Record<string, string[]> = {
  INIT: ['299-Writes what is spoken', '299 OK LOADED SUCCESSFULLY'],
  LIST: ['200-fr\tfr\tnone', '200 OK VOICE LIST SENT'],
  QUIT: ['210 OK QUIT'],
  // STOP and PAUSE have no reply, and every utterance has ended already.
  STOP: [],
  PAUSE: [],
};

let command = '';
let lines: string[] = [];
createInterface({ input: process.stdin }).on('line', (line) => {
  const pair = dataCommands[command];
  if (!pair) {
    [command = ''] = line.split(' ');
    lines = [];
    const start = dataCommands[command];
    reply(...(start ? [start[0]] : (simpleCommands[command] ?? ['300 ERR UNKNOWN COMMAND'])));
    if (command === 'QUIT') process.exit();
  } else if (line === '.') {
    if (speechCommands.includes(command)) appendFileSync(heardFile, `${lines.join(' ')}\n`);
    command = '';
    reply(pair[1]);
  } else {
    lines.push(line.replace(/^\.\./, '.'));
  }
});
