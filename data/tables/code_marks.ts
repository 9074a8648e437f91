/**
 * Marks by which a snippet gives its language away, with their weight. Each pattern is tried once on the whole text.
 * `like` adds the marks of another language, once one of its own is there: all TypeScript also looks like JavaScript.
 */
interface LanguageMarks {
  readonly language: string;
  readonly like?: string;
  readonly marks: readonly (readonly [mark: RegExp, weight: number])[];
}

export const codeMarks: readonly LanguageMarks[] = [
  {
    language: 'python',
    marks: [
      [/^[ \t]*(async )?def \w+\(.*:[ \t]*$/m, 4],
      [/^[ \t]*(elif\b.*|else|try|except\b.*|finally|if .*|for .* in .*|while .*|with .*|class \w+.*):[ \t]*(#.*)?$/m, 3],
      [/^[ \t]*from [\w.]+ import /m, 4],
      [/^[ \t]*import \w[\w.]*( as \w+)?[ \t]*$/m, 1],
      [/\bprint\(/, 1],
      [/\bself\.|__\w+__|\bNone\b|\bTrue\b|\blambda \w+:/, 2],
    ],
  },
  {
    language: 'javascript',
    marks: [
      [/\b(const|let|var) [\w{[$]/, 1],
      [/\)? => |\(\) =>/, 2],
      [/\bthis\.\w+ = |\bexports?\.\w+ = /, 3],
      [/\btypeof \w|\bundefined\b|\.(forEach|push|length|prototype)\b/, 2],
      [/^[ \t]*(if|for|while|switch) \(.*\) \{[ \t]*$/m, 1],
      [/\bconsole\.\w+\(/, 4],
      [/\bfunction\b *\w*\(.*\) *\{/, 2],
      [/\brequire\(['"]|\bmodule\.exports\b/, 4],
      [/\b(document|window|process|JSON|Math|Promise)\.\w/, 2],
      [/^[ \t]*(import|export) .*\bfrom ['"]/m, 3],
      [/[!=]==/, 2],
      [/\bexport (default|const|async|function|class)\b/, 2],
      [/\basync function\b|\bawait \w/, 1],
    ],
  },
  {
    language: 'typescript',
    like: 'javascript',
    marks: [
      [/\w\??: (string|number|boolean|void|unknown|any|never)\b/, 4],
      [/^[ \t]*(export )?(interface|type) \w+(<.*>)? ?[{=]/m, 3],
      [/\b(import|export) type\b|\bas const\b|\bsatisfies \w/, 3],
      [/\b(private|public|readonly) \w+\??:/, 2],
    ],
  },
  {
    language: 'java',
    marks: [
      [/\bpublic (static |final |abstract )*(class|interface|enum|record|void|int|String)\b/, 3],
      [/\bSystem\.(out|err)\.print/, 4],
      [/^[ \t]*import (static )?java(x)?\./m, 4],
      [/^[ \t]*package [\w.]+;/m, 2],
      [/\bpublic static void main\(String/, 4],
      [/@Override\b/, 3],
      [/\bnew (ArrayList|HashMap|Scanner)\b/, 3],
    ],
  },
  {
    language: 'kotlin',
    marks: [
      [/\bfun (\w+\.)?\w+\(.*\).*[{=]/, 4],
      [/\bval \w+/, 2],
      [/\b(data|sealed|companion) (class|object)\b/, 4],
      [/\bprintln\(/, 1],
      [/\bwhen ?\(.*\) ?\{/, 2],
    ],
  },
  {
    language: 'csharp',
    marks: [
      [/^[ \t]*using [\w.]+;/m, 4],
      [/\/\/\/ <summary>|\bnameof\(|\bout var\b|\bforeach ?\(var\b/, 6],
      [/\b(private|protected|internal|public) (readonly |static |override |async )*[\w<>[\]?]+ _?\w+( =|;|\()/, 1],
      [/\bConsole\.(Write|Read)/, 5],
      [/^[ \t]*namespace [\w.]+/m, 2],
      [/\{ get; (private |init )?(set;)? ?\}/, 5],
      [/\bpublic (static |async |override |virtual )*(class|void|string|int|Task)\b/, 2],
    ],
  },
  {
    language: 'c',
    marks: [
      [/^[ \t]*#include\s*[<"]\w+\.h[>"]/m, 4],
      [/\b(printf|scanf|malloc|free|sizeof)\s*\(/, 2],
      [/^[ \t]*#(define|ifdef|ifndef|endif)\b/m, 3],
      [/\bint main\s*\(/, 3],
      [/\b(struct|char|int|void) ?\*+ ?\w/, 2],
    ],
  },
  {
    language: 'cpp',
    like: 'c',
    marks: [
      [/\b\w+::\w+\(|\bconst \w+ ?&/, 3],
      [/\bclass \w+.*\{|\bvirtual \w|\b(static|dynamic)_cast</, 3],
      [/\bstd::\w|\busing namespace \w/, 5],
      [/^[ \t]*#include\s*<(iostream|vector|string|map|memory|algorithm)>/m, 5],
      [/\btemplate ?<|\bcout\b|\bcin\b|\bnullptr\b/, 4],
    ],
  },
  {
    language: 'go',
    marks: [
      [/^package \w+[ \t]*$/m, 5],
      [/^[ \t]*func (\(\w+ \*?\w+\) )?\w+\(.*\).*\{/m, 4],
      [/\w := \w/, 3],
      [/\bfmt\.\w+\(/, 4],
      [/\bif err != nil\b|\bchan \w|\bdefer \w/, 4],
    ],
  },
  {
    language: 'rust',
    marks: [
      [/\bfn \w+(<.*>)?\(.*\).*\{/, 4],
      [/\blet mut \w/, 5],
      [/\b(println|vec|format|panic|assert)!/, 4],
      [/^[ \t]*use \w+(::\w+)*/m, 3],
      [/\bimpl(<.*>)? \w|\bpub (fn|struct|enum|mod)\b|&mut |&str\b/, 4],
      [/^[ \t]*#\[\w+/m, 3],
    ],
  },
  {
    language: 'ruby',
    marks: [
      [/^[ \t]*def \w+[?!]?(\(.*\))?[ \t]*$/m, 3],
      [/^[ \t]*end[ \t]*$/m, 2],
      [/\bputs\b/, 3],
      [/\bdo \|.*\|/, 4],
      [/^[ \t]*require(_relative)? ['"]/m, 4],
      [/\battr_(reader|writer|accessor)\b|\.each\b|\bnil\b/, 2],
    ],
  },
  {
    language: 'php',
    marks: [
      [/<\?(php|=)/, 20],
      [/\$\w+ ?= |\$this->/, 2],
      [/\becho\b.*;/, 2],
      [/\w->\w+\(.*\);/, 1],
    ],
  },
  {
    language: 'swift',
    marks: [
      [/^[ \t]*import (Foundation|UIKit|SwiftUI|Combine)[ \t]*$/m, 6],
      [/\bfunc \w+\(.*\)( throws)?( -> \w.*)? ?\{/, 3],
      [/\b(let|var) \w+: [A-Z]\w*/, 3],
      [/\bguard let\b|\bif let\b|\bself\.\w|\bextension \w/, 2],
    ],
  },
  {
    language: 'dart',
    marks: [
      [/^[ \t]*import ['"](package|dart):/m, 6],
      [/\bvoid main\(\)/, 3],
      [/\bWidget build\(|\bfinal \w+ = |\bStatelessWidget\b/, 4],
    ],
  },
  {
    language: 'scala',
    marks: [
      [/\bobject \w+( extends \w+)? ?\{/, 4],
      [/\bdef \w+(\(.*\))?(: \w.*)? = /, 4],
      [/\bcase class\b|\bimplicit \w|\bval \w+ = /, 2],
    ],
  },
  {
    language: 'sql',
    marks: [
      [
        /^[ \t]*(select\b[\s\S]{1,2000}?\bfrom|insert into|update \w+ set|delete from|create (table|index|view|database)|alter table|drop table)\b/im,
        6,
      ],
      [/\b(where|group by|order by|inner join|left join|values)\b/i, 2],
      [/\b(varchar|primary key|not null)\b/i, 3],
    ],
  },
  {
    language: 'html',
    marks: [
      [/<!doctype html/i, 12],
      [/<(html|head|body|div|span|p|a|ul|li|table|form|h[1-6]|script|style|img|input|button|section|nav)\b[^<>]*>/i, 4],
      [/<\/(html|head|body|div|span|p|a|ul|table|form|h[1-6]|script|style|button|section|nav)>/i, 3],
    ],
  },
  {
    language: 'xml',
    marks: [
      [/^[ \t]*<\?xml\b/, 12],
      [/^[ \t]*<(\w+:)?\w+( [\w:-]+="[^"]*")*>[\s\S]*<\/(\w+:)?\w+>\s*$/, 3],
      [/\sxmlns(:\w+)?="/, 4],
    ],
  },
  {
    language: 'css',
    marks: [
      [/^[ \t]*[.#]?[\w-]+([ ,>:.#]+[\w-]+)*\s*\{[ \t]*$/m, 1],
      [/[{;]\s*(color|margin|padding|display|font(-\w+)?|background(-\w+)?|width|height|border(-\w+)?|position)\s*:\s*[^;{}]+;/, 5],
      [/^[ \t]*@(media|import|font-face|keyframes)\b/m, 4],
      [/#[0-9a-f]{3,6};|\d(px|em|rem|vh|vw)\b/i, 2],
    ],
  },
  {
    language: 'scss',
    like: 'css',
    marks: [
      [/^[ \t]*\$[\w-]+:\s/m, 4],
      [/^[ \t]*@(mixin|include|extend|use)\b/m, 4],
      [/^[ \t]*&[:.\w-]/m, 3],
    ],
  },
  {
    language: 'yaml',
    marks: [
      [/^[\w-]+:\s*$\n^ +(- )?[\w-]+/m, 3],
      [/^---[ \t]*$/m, 1],
      [/^[\w-]+: [^{};]+$\n^[\w-]+:/m, 3],
      [/^[ \t]*- [\w-]+(: .+)?$/m, 1],
    ],
  },
  {
    language: 'toml',
    marks: [
      [/^\[[\w.-]+\]\s*$\n^[\w.-]+ = ("|\d|\[|true|false|\{)/m, 5],
      [/^\[\[[\w.-]+\]\][ \t]*$/m, 5],
    ],
  },
  { language: 'ini', marks: [[/^\[[\w. -]+\]\s*$\n^[\w.-]+ ?= ?[^"[{\s]/m, 4]] },
  {
    language: 'shellscript',
    marks: [
      [/\[\[? -[a-z] |\[\[? "?\$\w/, 4],
      [/\|\| (exit|return)\b|2>&1|> ?\/dev\/null|;;[ \t]*$/m, 4],
      [/^[ \t]*(local |export )?\w+=("|\$|[\w/.-]+$)/m, 2],
      [/^#!.*\b(ba|z|k)?sh\b/, 12],
      [/^[ \t]*(if \[+ .* \]+; then|fi|done|esac)[ \t]*$/m, 4],
      [/\bdo$|; do\b/m, 2],
      [/^[ \t]*(sudo|apt|apt-get|cd|export|echo|curl|grep|mkdir|chmod|npm|git|docker|source|ls|rm) [^(=]/m, 3],
      [/"?\$\{?\w+\}?"?|\$\(/, 1],
    ],
  },
  {
    language: 'powershell',
    marks: [
      [/\b(Get|Set|New|Remove|Write|Invoke|Import|Start)-[A-Z]\w+/, 5],
      [/^[ \t]*param\s*\(/im, 3],
      [/\$_\.|-(eq|ne|gt|lt|match)\b/, 3],
    ],
  },
  {
    language: 'bat',
    marks: [
      [/^[ \t]*@echo off/im, 12],
      [/^[ \t]*(set|goto|rem|call|pause)\b/im, 2],
      [/%\w+%/, 3],
    ],
  },
  {
    language: 'docker',
    marks: [
      [/^FROM [\w./:@-]+( AS \w+)?[ \t]*$/m, 6],
      [/^(RUN|COPY|WORKDIR|CMD|ENTRYPOINT|EXPOSE|ENV) /m, 4],
    ],
  },
  {
    language: 'make',
    marks: [
      [/^[\w.-]+:( [\w.-]+)*\s*$\n^\t\S/m, 6],
      [/^[A-Z_]+ *[:?+]?= */m, 2],
      [/^(ifeq|ifneq|ifdef|endif|else)\b|\$\((shell|wildcard|patsubst|foreach|call) /m, 5],
      [/^\.PHONY:/m, 8],
      [/\$\([A-Z]+\)/, 2],
    ],
  },
  {
    language: 'markdown',
    marks: [
      [/^#{1,6} \S.*$\n^[ \t]*$/m, 2],
      [/^```/m, 5],
      [/\[[^\]\n]+\]\([^)\s]+\)/, 4],
      [/^[-*] \S.*$\n^[-*] \S/m, 2],
      [/\*\*[^*\n]+\*\*/, 2],
    ],
  },
  {
    language: 'lua',
    marks: [
      [/\blocal (function )?\w+/, 4],
      [/\bfunction \w+[.:]?\w*\(.*\)[ \t]*$/m, 2],
      [/\bthen[ \t]*$/m, 2],
      [/\.\. ?["\w]|~=/, 2],
      [/^[ \t]*end\)?[ \t]*$/m, 2],
    ],
  },
  {
    language: 'perl',
    marks: [
      [/^[ \t]*use (strict|warnings)\b/m, 8],
      [/\$\w+->[{[]|@\{|\bmy \(|\bqw\(|\bshift;/, 4],
      [/\bmy [$@%]\w+/, 5],
      [/=~ /, 3],
      [/^[ \t]*sub \w+ *\{/m, 4],
    ],
  },
  {
    language: 'r',
    marks: [
      [/\w <- \w/, 4],
      [/\blibrary\(\w+\)/, 4],
      [/\bfunction\(.*\) \{/, 1],
      [/\bc\(["\d]/, 2],
      [/%>%|\bdata\.frame\(/, 4],
    ],
  },
  {
    language: 'haskell',
    marks: [
      [/^\w+ :: .+->/m, 6],
      [/^[ \t]*module [A-Z][\w.]* /m, 3],
      [/^import (qualified )?[A-Z][\w.]*/m, 2],
      [/\bwhere[ \t]*$/m, 2],
      [/\bmain :: IO\b/, 6],
    ],
  },
  {
    language: 'elixir',
    marks: [
      [/\bdefmodule [A-Z][\w.]* do\b/, 8],
      [/^[ \t]*defp? \w+.* do[ \t]*$/m, 4],
      [/\|>/, 3],
      [/\bIO\.puts\b/, 4],
    ],
  },
  {
    language: 'diff',
    marks: [
      [/^@@ -\d+(,\d+)? \+\d+(,\d+)? @@/m, 12],
      [/^diff --git /m, 12],
    ],
  },
  {
    language: 'graphql',
    marks: [
      [/^[ \t]*(query|mutation|subscription)\b.*\{[ \t]*$/m, 5],
      [/^[ \t]*type \w+ \{\s*$\n^\s+\w+(\(.*\))?: \[?[A-Z]\w+/m, 5],
    ],
  },
  {
    language: 'solidity',
    marks: [
      [/^[ \t]*pragma solidity\b/m, 12],
      [/^[ \t]*contract \w+.*\{/m, 5],
    ],
  },
];
