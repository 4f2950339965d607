// Emails in Chinese.
import type { EmailTexts } from './kinds.ts'

export const zh: EmailTexts = {
  greeting: '{name}，您好：',
  greetingUnknown: '您好：',
  footer: '此邮件因 WBN 账户发送至 {email}。WBN 的任何人都不会向您索要密码。',
  verify: {
    subject: '欢迎加入 WBN：请验证您的电子邮箱',
    paragraphs: [
      '有人（很可能是您本人）使用此邮箱在 WBN 注册。请验证邮箱以完成注册：之后即可登录、联系企业、发布动态并创建企业主页。链接三天内有效。',
      '如果不是您本人操作，请忽略此邮件：没有此链接，任何人都无法登录。',
    ],
    button: '验证电子邮箱',
  },
  accountExists: {
    subject: '您已有 WBN 账户',
    paragraphs: [
      '有人（很可能是您本人）想用此邮箱注册或将其用于另一个账户。此邮箱已有账户，请直接登录。',
      '如果忘记了密码，请设置新密码：{reset}',
      '如果不是您本人操作，请忽略此邮件，一切保持不变。',
    ],
    button: '登录',
  },
  reset: {
    subject: '设置新密码',
    paragraphs: [
      '有人（很可能是您本人）申请了新密码。链接 30 分钟内有效，且只能使用一次。',
      '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
    ],
    button: '设置新密码',
  },
  passwordChanged: {
    subject: '您的密码已更改',
    paragraphs: [
      '您的账户密码已于 {time} 更改（{device}，{place}）。其他会话均已结束。',
      '如果不是您本人操作，请立即设置新密码。',
    ],
    button: '不是我本人操作',
  },
  changeEmail: {
    subject: '请确认您的新电子邮箱',
    paragraphs: ['请确认将 {email} 设为您账户的邮箱。确认之前，原邮箱继续有效。链接三天内有效。'],
    button: '确认新邮箱',
  },
  changeEmailNotice: {
    subject: '您的电子邮箱即将更改',
    paragraphs: [
      '{time}，有人申请将您账户的邮箱改为 {email}（{device}，{place}）。新邮箱确认后即生效。',
      '如果不是您本人操作，请立即更改密码，该申请随即作废。',
    ],
    button: '打开我的账户',
  },
  newDevice: {
    subject: '您的账户有新的登录',
    paragraphs: [
      '{time}，您的账户在一台此前未见过的设备上登录：{device}，{place}。',
      '如果不是您本人操作，请在账户中结束该会话并更改密码。',
    ],
    button: '查看我的会话',
  },
  accountClosed: {
    subject: '您的账户已关闭',
    paragraphs: [
      '应您的要求，您的账户已于 {time} 关闭。您的个人资料、动态和评论不再显示，所有会话均已结束。',
      '感谢您一直以来的陪伴。您随时可以用此邮箱重新注册账户。',
    ],
  },
  accountMerged: {
    subject: '此账户已与您的另一个账户合并',
    paragraphs: [
      '使用此邮箱的账户已与您的另一个账户 {other} 合并，原有的全部内容现已转入该账户。今后请使用该邮箱登录。',
      '如果那个账户不属于您，请立即告知本站运营方。',
    ],
    button: '登录',
  },
  accountMergedInto: {
    subject: '您的两个账户已合并为一个',
    paragraphs: [
      '您的另一个账户 {other} 已并入此账户，其公司、动态、消息和收藏现在都在这里。您的登录方式不变，原来的另一个邮箱不能再用于登录。',
      '如果那个账户不属于您，请立即告知本站运营方。',
    ],
    button: '打开我的账户',
  },
  authenticatorAdded: {
    subject: '两步验证已开启',
    paragraphs: [
      '自 {time} 起，登录时还需要输入身份验证应用中的验证码（{device}，{place}）。请妥善保管恢复码。',
      '如果不是您本人操作，请立即修改密码并检查您的账户。',
    ],
    button: '打开我的账户',
  },
  authenticatorRemoved: {
    subject: '两步验证已关闭',
    paragraphs: [
      '自 {time} 起，仅凭密码即可登录您的账户（{device}，{place}）。',
      '如果不是您本人操作，请立即修改密码并检查您的账户。',
    ],
    button: '打开我的账户',
  },
  passkeyAdded: {
    subject: '您的账户添加了通行密钥',
    paragraphs: [
      '{time} 添加了一个可登录您账户的通行密钥（{device}，{place}）。',
      '如果不是您本人操作，请立即修改密码并检查您的账户。',
    ],
    button: '打开我的账户',
  },
  openIDLinked: {
    subject: '您的账户有了新的登录方式',
    paragraphs: [
      '自 {time} 起，也可以通过另一个知道您邮箱地址的服务商登录您的账户（{device}，{place}）。',
      '如果不是您本人操作，请立即修改密码并检查您的账户。',
    ],
    button: '打开我的账户',
  },
  apiTokenCreated: {
    subject: '您的账户创建了 API 令牌',
    paragraphs: [
      '{time} 创建了一个 API 令牌，程序可凭它以您的名义操作（{device}，{place}）。',
      '如果不是您本人操作，请立即在设置中撤销该令牌并修改密码。',
    ],
    button: '打开我的账户',
  },
}
