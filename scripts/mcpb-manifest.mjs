// Manifest of the bundle for desktop assistants (MCPB manifest 0.3).
/** Placeholder for the folder of the unpacked bundle. */
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
      // No refresh: the bundle folder belongs to the assistant, and a new bundle has newer data.
      mcp_config: { command: 'node', args: [`${FOLDER}/${entry}`, '--mcp'], env: { REFRESH: 'off' } },
    },
    tools_generated: true,
    compatibility: { platforms: [process.platform], runtimes: { node: '>=20.19.0' } },
  };
}

/** Command of a manifest, for a bundle unpacked to a folder. */
export function commandOf({ server: { mcp_config: config } }, folder) {
  const inFolder = (text) => text.replaceAll(FOLDER, folder);
  return { command: config.command, args: config.args.map(inFolder), env: config.env };
}
