// What a desktop assistant reads of a bundle: what it is, and how it is started (MCPB manifest 0.3).
/** Stands for the folder to which an assistant unpacks the bundle. */
const FOLDER = `\${__dirname}`;

export function mcpbManifest({ name, version, description, license }) {
  const entry = `node_modules/${name}/dist/start/potli.js`;
  return {
    manifest_version: '0.3',
    name,
    display_name: 'Potli',
    version,
    description,
    author: { name: 'The authors of Potli' },
    license,
    server: {
      type: 'node',
      entry_point: entry,
      // Nothing is refreshed: the folder of a bundle is the assistant's, and a new bundle brings newer data.
      mcp_config: { command: 'node', args: [`${FOLDER}/${entry}`, '--mcp'], env: { REFRESH: 'off' } },
    },
    tools_generated: true,
    compatibility: { platforms: [process.platform], runtimes: { node: '>=20.19.0' } },
  };
}

/** The command of a manifest, for a bundle that was unpacked to a folder. */
export function commandOf({ server: { mcp_config: config } }, folder) {
  const inFolder = (text) => text.replaceAll(FOLDER, folder);
  return { command: config.command, args: config.args.map(inFolder), env: config.env };
}
