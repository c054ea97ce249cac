import type { en } from "./en.ts";

/** どのゲームにも共通するテーブルの言葉、日本語。 */
export const ja: Readonly<Record<keyof typeof en, string>> = {
  you: "あなた",
  opponent: "相手",
  player: "プレイヤー{number}",
  "named player": "{name}（{player}）",
  turned: "横向き",
  times: "{name} ×{count}",
  "between cards": "、",
  "hidden card": "伏せられたカード",
  "hidden cards": "カード{count}枚",
  "this card": "このカード",
  "card at": "{card} – {zone}",
  "zone of": "{player}の{zone}",
  place: "{zone}の{position}枚目",
  ability: "{card}、能力{number}",
  "ability by": "{card}（{text}による）",
  numbered: "{text}（その{number}）",
  "turned count": "{turned}{count}",
  empty: "–",
  under: "下に{count}枚",
  noted: "{what}（{note}）",
  "ordered card": "{place, plural, =1 {1（上）} other {#}}：{card}",
  question: "{question} [{rule}]",
  refusal: "{why} [{rule}]",
  "outcome won": "{winner}の勝利。{why}",
  "outcome drawn": "引き分け。{why}",
  "outcome by rule": "{text} [{rule} {summary}]",
  "outcome looped": "選択の余地なく同じ状況が繰り返されたため、引き分けです。繰り返されたこと:",
  "more lines": "…ほか{count}行",
  "deck form":
    "{file}:{line}:{column}: デッキファイルの書き方と違います（「{path}」の所）。game、name、cards を書き、各カードのIDの後に枚数を書きます。",
  "deck name": "{file}:{line}:{column}: デッキの名前は{most}文字までの文字列です。",
  "deck no fields":
    "{file}:{line}:{column}: 保存した対戦でもデッキファイルでもありません。デッキには game、name、cards を書き、各カードのIDの後に枚数を書きます。",
  "deck cards":
    "{file}:{line}:{column}: 「cards」には{most}種類までのカードのIDを書き、それぞれの後に枚数を書きます。",
  "deck count": "{file}:{line}:{column}: 「{card}」の枚数は1から{most}までの整数でなければなりません。",
  "deck no card": "{file}:{line}:{column}: 「{card}」というカードはありません。",
  "other file":
    "{file}: これは{wanted, select, deck {デッキファイル} list {カードの一覧} pack {カードパック} other {保存した対戦}}ではなく、{is, select, match {保存した対戦} report {問題の報告} pack {カードパック} cards {カードファイル} deck {デッキファイル} other {シナリオ}}です。",
  "list empty": "{file}: このファイルにはカードがありません。",
  "list html":
    "{file}: これはウェブページ（HTML）で、カードの一覧ではありません。表示用のページではなく、データそのもの（JSONかCSV）を保存してください。",
  "list tooDeep": "{file}: 入れ子が深すぎて、カードの一覧として読めません。",
  "list tooMany": "{file}: 項目が多すぎます。読めるのは{limit, number}件までです。",
  "list tooLong": "{file}: デッキリストが長すぎます。読めるのは{limit, number}文字までです。",
  "list other game":
    "{file}: このファイルに{game}のカードはありません。カードには種類（unit、gear、spell、rune、battlefield、legend）が必要です。",
  "list encoding": "{file}:{line}:{column}: この文字は読めません。UTF-8で保存してください。",
  "list cut": "{file}:{line}:{column}: ファイルが途中で終わっています。もう一度取得してください。",
  "list notJson": "{file}:{line}:{column}: ここから先は正しいJSONではありません。",
  "list quote": "{file}:{line}:{column}: CSVファイルのこの行で引用符が閉じられていません。",
  "list no cards":
    "{file}:{line}:{column}: これはカードの一覧ではありません。JSONの配列、「items」を持つJSONのページ、1行に1つのJSONオブジェクト、見出し行のあるCSVが使えます。",
  "list card missing": "{file}:{line}:{column}: カード「{card}」に「{field}」がありません。",
  "list card wrong": "{file}:{line}:{column}: カード「{card}」の「{field}」は、カードにありえない値です。",
  "list card control": "{file}:{line}:{column}: カード「{card}」の「{field}」に制御文字が含まれています。",
  "list ring": "{file}:{line}:{column}: {card}と{other}が、互いに相手の別バージョンとされています。",
  "list differs":
    "{file}:{line}:{column}: {print}と{other}（{otherFile}）はどちらも「{card}」ですが、「{field}」が違います。",
  "pack form":
    "{file}:{line}:{column}: これはこのバージョンのカードパックではありません（「{path}」）。カードを取り込み直してください。",
  "pack changed":
    "{file}: このカードパックは書き出した後に変更されています。カードを取り込み直してください。",
  "pack tooBig":
    "{file}: これらのカードのパックは{limit, number}バイトを超え、読み直せなくなります。一度に取り込むファイルを減らしてください。",
  "pack unwritable":
    "{file}: これらのカードはパックに入れられません（「{path}」）。書き出しても読み直せなくなります。",
  "pack conflict":
    "パック{other}と{file}で、カード{card}の内容が違います（「{field}」）。どちらかを削除するか、両方のファイルを一緒に取り込んでください。",
  "list code":
    "{problem, select, sign {このデッキコードの{at}文字目は使えない文字です。使えるのはA～Zと2～7です。} short {このデッキコードは途中で終わっています（{at}バイト目）。} left {このデッキコードには{at}バイト目から余分なものがあります。} format {このデッキコードの形式{found}には対応していません（{at}バイト目）。} version {このデッキコードはバージョン{found}です。読めるのはバージョン1～5です（{at}バイト目）。} set {このデッキコードにあるセット{found}は知られていません（{at}バイト目）。} variant {このデッキコードにあるバージョン違い{found}は知られていません（{at}バイト目）。} flag {このデッキコードでは、0、1、2しか入らないところに{found}があります（{at}バイト目）。} number {このデッキコードのカード番号が範囲外です：{found}（{at}バイト目）。} count {このデッキコードの枚数が範囲外です：{found}（{at}バイト目）。} other {カード{card}（{count}枚）はデッキコードにできません。コードで扱えるセットの番号がありません。}}",
  "list line no card":
    "{file}:{line}:{column}: カード「{written}」はありません。{nearest, select, none {} other {{nearest}のことですか。}}",
  "list line no number":
    "{file}:{line}:{column}: ここにカード{written}はありません。先にそのセットのカード一覧を取り込んでください。",
  "list line count": "{file}:{line}:{column}: 同じカード{written}枚をデッキに入れることはできません。",
  "list line problem": "{file}:{line}:1: {what}［{rule}］",
  "list line none": "{file}:{line}:{column}: このデッキリストにはカードがありません。",
  or: "、",
  quoted: "「{what}」",
  "import set": "{set}: {total}枚中{playable}枚で遊べます（{percent}%）",
  "import all": "合計: {total}枚中{playable}枚で遊べます（{percent}%）",
  "import printings": "これらのカードには、ほかに{count}種の印刷があります。",
  "import left": "トークン{count}枚は、ゲーム自身が持っているので除きました。",
  "import playable": "使えるカード",
  "import unplayable": "まだ使えないカード：分からない言葉",
  "import two readings": "2通りに読める",
  "import astray": "{what}のかかるものがない",
  "import miss": "  {line}:{column} {what}",
  "import phrases": "分かれば最も多くのカードが使えるようになる言葉",
  "import phrase":
    "{unlocks, plural, =0 {} other {#枚}}{others, plural, =0 {} other {（ほかにも不足がある#枚）}}",
  "list nothing new": "{file}: どのカードもゲーム自身が持っています（トークン{count}枚）。",
  "list own card": "{file}: カード{card}のidは、このプログラムのカードと同じです。idを変えてください。",
  "list unplayable": "{card}：まだ使えません。分からない言葉：",
  "list tooBig": "{file}: ファイルが大きすぎます。読めるのは{limit, number}バイトまでです。",
  "deck game": "{file}:{line}:{column}: このデッキは「{wanted}」ではなく「{game}」のものです。",
  "unknown game": "{file}:{line}:{column}: 「{game}」というゲームはありません。ゲーム: {games}。",
  "record tooLarge": "{file}: 対戦が大きすぎます。読めるのは{limit, number}文字までです。",
  "record cut":
    "{file}:{line}:{column}: ファイルが途中で終わっています。保存した対戦は一つの完全なJSONです。途中で切れているかもしれません。",
  "record notJson":
    "{file}:{line}:{column}: ここからJSONとして正しくありません。保存した対戦は一つのJSONだけからなります。",
  "record tooDeep": "{file}:{line}:{column}: ファイルの入れ子が深すぎます。",
  "record tooMany": "{file}:{line}:{column}: ここの数が多すぎます。読めるのは{limit, number}までです。",
  "record otherFormat":
    "{file}:{line}:{column}: この対戦はgyojiの別の版で保存されたもので、この版では読めない形式です。",
  "record no match":
    "{file}:{line}:{column}: このプログラムが保存した対戦ではありません。gyojiが保存したファイルを使ってください。",
  "record option":
    "{file}:{line}:{column}: 「{written}」はこのゲームのオプションではありません。オプション: {options}。",
  "record player":
    "{file}:{line}:{column}: 「{written}」というプレイヤーはここにはいません。プレイヤー: {players}。",
  "record players":
    "{file}:{line}:{column}: この対戦にはプレイヤーが{count}人書かれていますが、席は{seats}つです。",
  "record sideboard":
    "{file}:{line}:{column}: プレイヤー{seat}にサイドボードがありますが、{game}にはサイドボードがありません。",
  "record deck": "{file}:{line}:{column}: プレイヤー{seat}のデッキは使えないデッキです: {what} [{rule}]",
  "record notMatch":
    "{file}:{line}:{column}: このプログラムが保存した対戦ではありません（「{path}」の所）。gyojiが保存したファイルを使ってください。",
  "record otherGame": "{file}:{line}:{column}: 別のゲーム「{game}」の対戦です。",
  "record unknownCard": "{file}:{line}:{column}: この対戦のカード {card} は、ここにはありません。",
  "record otherText": "{file}:{line}:{column}: カード {card} の内容が対戦時と違うため、再現できません。",
  "record illegalEntry":
    "{file}:{line}:{column}: {entry}件目の手はそこではできません。ファイルが変更されたか、ルールの違う版のものです。",
  "record otherEnd":
    "{file}:{line}:{column}: 対戦の結末がハッシュと合いません（期待 {expected}、実際 {found}）。ファイルが変更されたか、ルールの違う版のものです。",
};
