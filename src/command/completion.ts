/** Shell completion of commands, options and values: static scripts, so that no process is started per keystroke. */
import type { Family } from '../core/operation/operation.ts';
import { parametersOf } from '../core/operation/parameters.ts';
import { datasets } from '../families/index.ts';
import { COMMON_OPTIONS } from './arguments.ts';
import { ENRICH_OPTIONS } from './enrich/options.ts';
import { EXPORT_OPTIONS } from './export.ts';
import type { OTHER_COMMANDS } from './help.ts';
import { commandGroups, optionName } from './names.ts';

export interface CommandCompletion {
  readonly name: string;
  /** Subcommands. */
  readonly methods: readonly string[];
  readonly options: readonly string[];
  /** Values of an option. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
}

export function completionTree(families: readonly Family[]): readonly CommandCompletion[] {
  const common = Object.keys(COMMON_OPTIONS);
  const commands = Array.from(commandGroups(families), ([name, group]): CommandCompletion => {
    const options = new Set(common);
    const choices = new Map<string, Set<string>>();
    for (const operation of group.values()) {
      for (const parameter of new Set(parametersOf(operation).byName.values())) {
        const option = optionName(parameter.name);
        options.add(option);
        if (parameter.choices) choices.set(option, new Set([...(choices.get(option) ?? []), ...parameter.choices.values()]));
      }
    }
    const values = new Map(Array.from(choices, ([option, values]) => [option, [...values]]));
    return { name, methods: [...group.keys()].filter((method) => method !== ''), options: [...options], choices: values };
  });
  const noChoices = new Map<string, readonly string[]>();
  const otherCommands: Record<keyof typeof OTHER_COMMANDS, CommandCompletion> = {
    export: { name: 'export', methods: [], options: Object.keys(EXPORT_OPTIONS), choices: noChoices },
    enrich: { name: 'enrich', methods: [], options: Object.keys(ENRICH_OPTIONS), choices: noChoices },
    refresh: {
      name: 'refresh',
      methods: datasets.filter(({ refresh }) => refresh?.url).map(({ name }) => name),
      options: ['data-dir'],
      choices: noChoices,
    },
    status: { name: 'status', methods: [], options: ['json', 'data-dir'], choices: noChoices },
    completion: { name: 'completion', methods: Object.keys(COMPLETIONS), options: [], choices: noChoices },
  };
  return [...commands, ...Object.values(otherCommands)];
}

export const COMPLETIONS: Readonly<Record<string, (tree: readonly CommandCompletion[]) => string>> = { bash, zsh, fish };

export const COMPLETION_HELP = `Usage: potli completion SHELL

Prints a script that completes commands, options and values. SHELL is one of ${Object.keys(COMPLETIONS).join(', ')}.

  bash   source <(potli completion bash)                             in ~/.bashrc
  zsh    source <(potli completion zsh)                              in ~/.zshrc
  fish   potli completion fish > ~/.config/fish/completions/potli.fish`;

const formatOptions = (options: readonly string[]): string => options.map((option) => `--${option}`).join(' ');

/** Case branches shared by bash and zsh: by command, then by the preceding option. */
function cases(tree: readonly CommandCompletion[], complete: (words: string) => string): string {
  return tree
    .map(({ name, methods, options, choices }) => {
      const values = Array.from(choices, ([option, values]) => `        --${option}) ${complete(values.join(' '))}; return;;`);
      return [
        `    ${name})`,
        '      case "$before" in',
        ...values,
        '      esac',
        `      ${complete([...methods, formatOptions(options)].join(' '))};;`,
      ].join('\n');
    })
    .join('\n');
}

function bash(tree: readonly CommandCompletion[]): string {
  const complete = (words: string): string => `COMPREPLY=($(compgen -W "${words}" -- "$word"))`;
  return `# potli completion bash > /etc/bash_completion.d/potli, or: source <(potli completion bash)
_potli() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then ${complete(tree.map(({ name }) => name).join(' '))}; return; fi
  case "\${COMP_WORDS[1]}" in
${cases(tree, complete)}
  esac
}
complete -o default -F _potli potli`;
}

function zsh(tree: readonly CommandCompletion[]): string {
  const complete = (words: string): string => `compadd -- ${words}`;
  return `#compdef potli
# potli completion zsh > a folder of $fpath, as _potli
_potli() {
  local before="\${words[CURRENT-1]}"
  if (( CURRENT == 2 )); then ${complete(tree.map(({ name }) => name).join(' '))}; return; fi
  case "\${words[2]}" in
${cases(tree, complete)}
  esac
  _files
}
compdef _potli potli`;
}

function fish(tree: readonly CommandCompletion[]): string {
  const lines = tree.flatMap(({ name, methods, options, choices }) => [
    `complete -c potli -n __fish_use_subcommand -a ${name}`,
    ...(methods.length > 0 ? [`complete -c potli -n '__fish_seen_subcommand_from ${name}' -a '${methods.join(' ')}'`] : []),
    ...options.map((option) => {
      const values = choices.get(option);
      return `complete -c potli -n '__fish_seen_subcommand_from ${name}' -l ${option}${values ? ` -x -a '${values.join(' ')}'` : ''}`;
    }),
  ]);
  return ['# potli completion fish > ~/.config/fish/completions/potli.fish', ...lines].join('\n');
}
