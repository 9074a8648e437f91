/** Which file of which package is ONNX Runtime. There is one package for each system, and only that of the machine is installed. */

/** What the packages call a system, where that is not what Node calls it, and what a library is called there. */
const SYSTEMS: Readonly<Partial<Record<NodeJS.Platform, { readonly name: string; readonly library: string }>>> = {
  darwin: { name: 'darwin', library: 'libonnxruntime.dylib' },
  linux: { name: 'linux', library: 'libonnxruntime.so' },
  win32: { name: 'win', library: 'onnxruntime.dll' },
};

/** @throws where there is none for the system, which its models then tell */
export function onnxFile(platform: NodeJS.Platform, architecture: string): string {
  const system = SYSTEMS[platform];
  if (!system) throw new Error(`there is no ONNX Runtime for ${platform}`);
  return `sherpa-onnx-${system.name}-${architecture}/${system.library}`;
}
